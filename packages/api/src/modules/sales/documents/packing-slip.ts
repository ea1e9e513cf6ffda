import { cell } from './document.model.ts';
import type { DocumentBody, DocumentOrder, DocumentPen } from './document-order.ts';

/** What lies in the parcel, without prices: a present may be in it. */
export function packingSlipBody({ row, lines, goods, shipment }: DocumentOrder, pen: DocumentPen): DocumentBody {
  const { words, day } = pen;
  const packed = lines.filter(({ state }) => state !== 'CANCELLED' && state !== 'RETURNED');
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    facts: [
      ...(row.ship_date ? [{ label: words.shipped, value: day(row.ship_date) }] : []),
      ...(shipment?.carrier_name ? [{ label: words.carrier, value: shipment.carrier_name }] : []),
      ...(shipment?.tracking_number ? [{ label: words.tracking, value: shipment.tracking_number }] : []),
    ],
    columns: [
      { label: words.item, isNumber: false, share: 55 },
      { label: words.sku, isNumber: false, share: 25 },
      { label: words.quantity, isNumber: true, share: 20 },
    ],
    rows: packed.map((line) => {
      const { title = '', sku = '' } = goods.get(line.listingId) ?? {};
      return {
        cells: [
          cell(title, line.notes === null ? null : words.note(line.notes)),
          cell(sku),
          cell(String(line.quantity)),
        ],
      };
    }),
    sums: [{ label: words.total, value: words.pieces(pieces), isTotal: true }],
    notes: [words.trial],
  };
}
