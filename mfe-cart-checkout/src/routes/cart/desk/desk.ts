export { LineDesk } from './line-desk.tsx';
export { OrderDesk } from './order-desk.tsx';
