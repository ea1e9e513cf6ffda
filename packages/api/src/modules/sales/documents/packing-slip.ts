import { cell } from '#api/platform/pdf/printed-document.ts';
import type { DocumentBody, DocumentOrder, DocumentFormat } from './document-order.ts';

/** The contents of the parcel, without prices: it may be a gift. */
export function packingSlipBody({ row, lines, goods, shipment }: DocumentOrder, format: DocumentFormat): DocumentBody {
  const { copy, day } = format;
  const packed = lines.filter(
    ({ state, goods: { requiresShipping } }) => requiresShipping && state !== 'CANCELLED' && state !== 'RETURNED',
  );
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    facts: [
      ...(row.ship_date ? [{ label: copy.shipped, value: day(row.ship_date) }] : []),
      ...(shipment?.carrier_name ? [{ label: copy.carrier, value: shipment.carrier_name }] : []),
      ...(shipment?.tracking_number ? [{ label: copy.tracking, value: shipment.tracking_number }] : []),
    ],
    columns: [
      { label: copy.item, isNumber: false, share: 55 },
      { label: copy.sku, isNumber: false, share: 25 },
      { label: copy.quantity, isNumber: true, share: 20 },
    ],
    rows: packed.map((line) => {
      const { title = '', sku = '' } = goods.get(line.listingId) ?? {};
      return {
        cells: [
          cell(title, line.notes === null ? null : copy.note(line.notes)),
          cell(sku),
          cell(String(line.quantity)),
        ],
      };
    }),
    sums: [{ label: copy.total, value: copy.pieces(pieces), isTotal: true }],
    notes: [copy.trial],
  };
}
