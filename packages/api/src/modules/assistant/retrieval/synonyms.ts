import type { Locale } from '#api/platform/locale.ts';
import { stem } from './stem.ts';

/** Words by which people ask for the same thing, one line each. */
const lines: Readonly<Record<Locale, string>> = {
  en: `ship send deliver delivery post parcel freight travel
return refund back
cost price fee charge expensive pricing
open opening hours closed close today tomorrow saturday sunday monday weekend
pay payment paid paypal venmo zelle klarna affirm bitcoin crypto cryptocurrency installment installments instalment instalments financing financed
guarantee warranty warrant authentic authenticity genuine fake counterfeit
repair fix mend bench
share commission percentage cut
insure insurance insured
abroad outside worldwide international internationally globally overseas customs canada europe france germany japan australia world
try trial test approval
tax vat taxes
duty duties customs tariff tariffs
tube tubes valve valves
record recording video film hear listen
lowest minimum
pickup pick collect collection
phone telephone call
address located location directions
parking park spaces
appraisal appraise valuation worth estimate
damage damaged broken crack
trade exchange swap
wheelchair step accessible accessibility
hold reserve layaway
dog dogs pet
amp amps amplifier amplifiers
setup set-up
credit visa mastercard
strings shirts merch
serial dating
offer negotiate haggle discount bargain
consign consignment
grade condition grades
safe secure security`,
  fr: `livrer livraison expedier expedition envoyer envoi colis transport voyage
retour retourner renvoyer rembourser remboursement remboursé
cout couter coute prix tarif tarifs frais
ouvert ouverture ouvrir horaires fermé fermeture fermer aujourd demain samedi dimanche lundi
payer paiement regler reglement paypal klarna alma bitcoin crypto especes liquide virement financement mensualites
garantie garantir garanti authentique authenticite contrefacon
lampe lampes tube tubes
enregistrer enregistrement video filmer entendre ecouter
plancher minimum
reparer reparation reparations atelier
part commission pourcentage
assurer assurance assuré
etranger international canada europe france belgique suisse allemagne japon monde
essai essayer tester
taxe taxes tva
retrait retirer
telephone appeler
adresse situer situe
parking garer stationnement emplacements
expertise expertiser estimation estimer valeur vaut
endommagé abime casse fissure
echange reprise
fauteuil roulant marche accessible accessibilite
reserver garder acompte
chien chiens animaux
carte visa mastercard cheque
cordes vetements chemises
offre negocier remise rabais
depot vente consignation
etat notes note
duree delai`,
};

function groupsOf(locale: Locale): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const line of lines[locale].split('\n')) {
    const plain = line
      .normalize('NFD')
      .replaceAll(/\p{M}+/gu, '')
      .split(/[\s-]+/);
    const stems = new Set(plain.map((word) => stem(word, locale)));
    for (const one of stems) groups.set(one, new Set([...(groups.get(one) ?? []), ...stems]));
  }
  return groups;
}

const groups = { en: groupsOf('en'), fr: groupsOf('fr') };

/** The stems that mean what a stem means, without itself. */
export function synonymsOf(one: string, locale: Locale): readonly string[] {
  return [...(groups[locale].get(one) ?? [])].filter((other) => other !== one);
}
