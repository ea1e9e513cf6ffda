/** The id of the page's footer. */
export const footerId = 'footer';
