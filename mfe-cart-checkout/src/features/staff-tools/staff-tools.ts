export { LineItemPriceTool } from './line-item-price-tool.tsx';
export { OrderStaffTools } from './order-staff-tools.tsx';
