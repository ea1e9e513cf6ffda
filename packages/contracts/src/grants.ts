/** The areas of the back office, in the order of its navigation. */
export const grantAreas = [
  'orders',
  'catalogue',
  'people',
  'security',
  'money',
  'content',
  'ai',
  'integrations',
  'system',
] as const;
export type GrantArea = (typeof grantAreas)[number];

/** What a role of the staff may do in an area. Whoever may write may read. */
export type Grant = `${GrantArea}:${'read' | 'write'}`;

/** Every grant there is, area by area. */
export const grants: readonly Grant[] = grantAreas.flatMap((area): Grant[] => [`${area}:read`, `${area}:write`]);

/** Whether a text names a grant. */
export const isGrant = (text: string): text is Grant => grants.some((grant) => grant === text);

/** The id of the role that has every grant, also those that are added later. It can neither be changed nor removed. */
export const OWNER_ROLE = 'owner';

/** Whether somebody with the grants `held` may do what `needed` names. */
export function hasGrant(held: readonly string[], needed: Grant): boolean {
  return held.includes(needed) || (needed.endsWith(':read') && held.includes(needed.replace(':read', ':write')));
}
