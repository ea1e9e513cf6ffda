export { LineDesk } from './line-item-price-tool.tsx';
export { OrderDesk } from './order-staff-tools.tsx';
