import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that renders `E`, its own element by default: `<Button as={Link} to="/shop">`.
 * Own props win over the element's props of the same name.
 */
export type As<E extends ElementType, Own> = Own & { as?: E } & Omit<ComponentPropsWithRef<E>, keyof Own | 'as'>;
