/**
 * Before printing, notes the page's address on `<body>` for the print style sheet, without the keys that only its visitor may know. The
 * text of this function is inlined into every document, so it imports nothing.
 */
export function notePrintAddress(): void {
  addEventListener('beforeprint', () => {
    const address = new URL(location.href);
    address.hash = '';
    for (const secret of ['key', 'draft']) address.searchParams.delete(secret);
    document.body.dataset['address'] = address.href;
  });
}
