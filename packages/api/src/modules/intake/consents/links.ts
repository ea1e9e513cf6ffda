/** Where the links of mails lead, and what signs them. */
export type Links = { readonly config: { readonly publicUrl: URL }; readonly secret: string };
