/** What the columns of questions to consignors are called: English, French. */
export const consentNames: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  price_before_cents: ['Price before', 'Prix avant'],
  price_after_cents: ['Price proposed', 'Prix proposé'],
  share_basis_points: ['The shop’s share in hundredths of a percent', 'Part du magasin en centièmes de pour cent'],
  net_before_cents: ['Left to you before', 'Vous revenait'],
  net_after_cents: ['Left to you then', 'Vous reviendrait'],
  answered_via: ['Answered by', 'Réponse par'],
  wished_cents: ['Price that you named', 'Prix que vous avez indiqué'],
};
