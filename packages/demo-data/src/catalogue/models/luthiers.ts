import {
  archtop,
  classical,
  dread,
  electricArchtop,
  jumbo,
  mandolinA,
  mandolinF,
  om,
  semi,
  slope,
  small,
  tenor,
} from './builds.ts';
import { brandModels, row } from './model.ts';

const modernOm = { ...om, neck: 'mahogany-ebony', bridge: 'pin-ebony', tuners: 'waverly' } as const;
const modernD = { ...dread, neck: 'mahogany-ebony', bridge: 'pin-ebony', tuners: 'waverly' } as const;
const classicalSpruce = { ...classical, wood: 'spruce-indian' } as const;

export const collings = brandModels('Collings', {
  'collings-d1': row(
    'D1',
    [1989, 2024],
    'dreadnought',
    modernD,
    { 1989: 2700, 2008: 3100, 2020: 3900 },
    { natural: 1, sunburst: 1.1 },
  ),
  'collings-d2h': row(
    'D2H',
    [1989, 2024],
    'dreadnought',
    { ...modernD, wood: 'spruce-indian' },
    { 1989: 2900, 2008: 3500, 2020: 4300 },
    { natural: 1, sunburst: 1.1 },
    { stock: 3 },
  ),
  'collings-cj': row(
    'CJ',
    [1995, 2023],
    'dreadnought',
    { ...slope, wood: 'spruce-indian', neck: 'mahogany-ebony', tuners: 'waverly' },
    { 1995: 3300, 2012: 3900 },
    { sunburst: 1, natural: 1 },
  ),
  'collings-om1': row(
    'OM1',
    [1990, 2024],
    'om-auditorium',
    modernOm,
    { 1990: 2800, 2010: 3200, 2020: 4100 },
    { natural: 1, sunburst: 1.1 },
    { stock: 3 },
  ),
  'collings-om2h': row(
    'OM2H',
    [1990, 2024],
    'om-auditorium',
    { ...modernOm, wood: 'spruce-indian' },
    { 1990: 3000, 2010: 3600, 2020: 4500 },
    { natural: 1 },
    { stock: 3 },
  ),
  'collings-001': row(
    '001 12-fret',
    [2002, 2023],
    'parlor-small-body',
    { ...small, nutMm: 46, neck: 'mahogany-ebony', tuners: 'slotted-classical' },
    { 2002: 3300, 2016: 3700 },
    { natural: 1 },
  ),
  'collings-sj': row(
    'SJ',
    [1988, 2023],
    'jumbo',
    { ...jumbo, neck: 'maple-ebony', tuners: 'waverly', weightKg: [1.95, 2.25], draw: { inlays: 'blocks' } },
    { 1988: 4200, 2010: 4900 },
    { natural: 1, sunburst: 1.05 },
  ),
  'collings-i35': row(
    'I-35 LC',
    [2007, 2024],
    'hollow-semi-hollow',
    { ...semi, tuners: 'kluson-single', draw: { inlays: 'dots' } },
    { 2007: 4300, 2018: 4900 },
    { 'tobacco-sunburst': 1, 'faded-cherry-sunburst': 1, ebony: 1, walnut: 1 },
  ),
  'collings-mt': row(
    'MT',
    [1999, 2024],
    'a-style',
    { ...mandolinA, wood: 'spruce-maple-mandolin', neck: 'maple-ebony' },
    { 1999: 2300, 2012: 2700, 2020: 3200 },
    { sunburst: 1, 'honey-burst': 1 },
    { stock: 3 },
  ),
  'collings-mf': row(
    'MF',
    [2000, 2024],
    'f-style',
    mandolinF,
    { 2000: 4900, 2012: 5400, 2020: 6200 },
    { sunburst: 1, 'honey-burst': 1 },
    { stock: 3 },
  ),
  'collings-mf5': row(
    'MF5 Deluxe',
    [2001, 2022],
    'f-style',
    mandolinF,
    { 2001: 7900, 2014: 8900 },
    { 'cherry-sunburst': 1, sunburst: 1 },
  ),
  'waterloo-wl14': row(
    'Waterloo WL-14',
    [2014, 2024],
    'parlor-small-body',
    { ...small, nutMm: 44.5, scaleMm: 629 },
    { 2014: 1900, 2020: 2300 },
    { sunburst: 1, black: 1 },
  ),
});

export const santaCruz = brandModels('Santa Cruz', {
  'scgc-om': row(
    'OM',
    [1984, 2024],
    'om-auditorium',
    { ...modernOm, wood: 'spruce-indian' },
    { 1984: 2900, 2005: 3400, 2018: 4200 },
    { natural: 1 },
    { stock: 3 },
  ),
  'scgc-1929-00': row(
    '1929 00',
    [2009, 2024],
    'parlor-small-body',
    { ...small, nutMm: 46, wood: 'all-mahogany' },
    { 2009: 3300 },
    { mahogany: 1, 'dark-top': 1 },
  ),
  'scgc-tony-rice': row(
    'Tony Rice',
    [1981, 2024],
    'dreadnought',
    { ...modernD, wood: 'spruce-indian' },
    { 1981: 4400, 2000: 4200, 2015: 4900 },
    { natural: 1 },
  ),
  'scgc-h13': row(
    'H/13',
    [1990, 2023],
    'parlor-small-body',
    { ...small, nutMm: 46, weightKg: [1.45, 1.7], neck: 'mahogany-ebony' },
    { 1990: 2900, 2012: 3600 },
    { natural: 1, sunburst: 1.05 },
  ),
});

export const bourgeois = brandModels('Bourgeois', {
  'bourgeois-oms': row(
    'OMS Soloist',
    [1995, 2023],
    'om-auditorium',
    { ...modernOm, wood: 'adirondack-brazilian' },
    { 1995: 5900, 2010: 6900 },
    { natural: 1 },
    { stock: 1 },
  ),
  'bourgeois-slope-d': row(
    'Slope D',
    [1996, 2023],
    'dreadnought',
    { ...slope, wood: 'adirondack-mahogany', tuners: 'waverly' },
    { 1996: 2900, 2012: 3500 },
    { sunburst: 1, natural: 1 },
  ),
});

export const lowden = brandModels('Lowden', {
  'lowden-o22': row(
    'O-22',
    [1989, 2019],
    'jumbo',
    { ...jumbo, wood: 'cedar-mahogany', nutMm: 45, neck: 'mahogany-ebony', tuners: 'gotoh', draw: { inlays: 'dots' } },
    { 1989: 2100, 2010: 2600 },
    { 'cedar-top': 1 },
  ),
  'lowden-f35': row(
    'F-35',
    [1999, 2023],
    'om-auditorium',
    { ...modernOm, wood: 'cedar-walnut', nutMm: 45, tuners: 'gotoh' },
    { 1999: 3600, 2014: 4300 },
    { 'cedar-top': 1 },
  ),
});

export const taylor = brandModels('Taylor', {
  'taylor-814ce': row(
    '814ce',
    [1998, 2024],
    'om-auditorium',
    { ...om, wood: 'spruce-indian', neck: 'mahogany-ebony', bridge: 'pin-ebony', tuners: 'gotoh', scaleMm: 648 },
    { 1998: 1900, 2014: 2400, 2020: 2700 },
    { natural: 1 },
    { stock: 3 },
  ),
  'taylor-322': row(
    '322e 12-fret',
    [2013, 2024],
    'parlor-small-body',
    { ...small, scaleMm: 632, nutMm: 44.5, wood: 'all-mahogany' },
    { 2013: 1350 },
    { mahogany: 1 },
  ),
  'taylor-855': row(
    '855 twelve-string',
    [1985, 2012],
    'jumbo',
    {
      ...jumbo,
      body: 'jumbo-12',
      nutMm: 47.6,
      wood: 'spruce-indian',
      neck: 'mahogany-ebony',
      draw: { inlays: 'diamonds' },
    },
    { 1985: 1700, 2000: 1900 },
    { natural: 1 },
    { tags: ['twelve-string'] },
  ),
});

export const ramirez = brandModels('José Ramírez', {
  'ramirez-1a-cedar': row(
    '1a',
    [1965, 1995],
    'classical-nylon',
    { ...classical, scaleMm: 664, nutMm: 54 },
    { 1965: 5900, 1972: 5200, 1982: 4400 },
    { 'cedar-top': 1 },
    { stock: 3 },
  ),
  'ramirez-flamenca': row(
    '1a Flamenca',
    [1962, 1985],
    'classical-nylon',
    { ...classical, wood: 'spruce-cypress', scaleMm: 660 },
    { 1962: 4600, 1974: 4200 },
    { 'aged-natural': 1 },
    { stock: 1 },
  ),
});
export const kohno = brandModels('Masaru Kohno', {
  'kohno-15': row(
    'No. 15',
    [1970, 1988],
    'classical-nylon',
    classicalSpruce,
    { 1970: 3200, 1978: 3000 },
    { 'aged-natural': 1 },
  ),
});
export const hill = brandModels('Kenny Hill', {
  'hill-signature': row(
    'Signature',
    [2000, 2022],
    'classical-nylon',
    { ...classical, draw: {} },
    { 2000: 3900, 2012: 4600 },
    { 'cedar-top': 1, natural: 1 },
  ),
});
export const cordoba = brandModels('Cordoba', {
  'cordoba-c7': row(
    'C7',
    [2010, 2024],
    'classical-nylon',
    { ...classical, tuners: 'slotted-classical' },
    { 2010: 330, 2020: 380 },
    { 'cedar-top': 1, natural: 1 },
    { stock: 3 },
  ),
});
export const yamahaClassical = brandModels('Yamaha', {
  'yamaha-gc-3a': row('GC-3A', [1972, 1979], 'classical-nylon', classicalSpruce, { 1972: 1500 }, { 'aged-natural': 1 }),
  'yamaha-fg180': row(
    'FG-180 red label',
    [1967, 1972],
    'dreadnought',
    { ...dread, wood: 'spruce-laminate', neck: 'nato-rosewood', tuners: 'three-on-plate', nutMm: 43 },
    { 1967: 780 },
    { 'aged-natural': 1 },
    { stock: 3 },
  ),
});
export const goya = brandModels('Goya', {
  'goya-g10': row(
    'G-10',
    [1954, 1969],
    'classical-nylon',
    { ...classical, wood: 'spruce-mahogany', scaleMm: 635, nutMm: 50 },
    { 1954: 620, 1963: 560 },
    { 'aged-natural': 1 },
  ),
});

export const dangelico = brandModels('D’Angelico', {
  'dangelico-excel': row(
    'Excel',
    [1937, 1964],
    'archtops',
    { ...archtop, scaleMm: 636, draw: { inlays: 'blocks', hardware: 'gold' } },
    { 1937: 19500, 1948: 22500 },
    { sunburst: 1, 'natural-maple': 1.35 },
    { stock: 1, limit: 2, collector: true },
  ),
});
export const benedetto = brandModels('Benedetto', {
  'benedetto-bravo': row(
    'Bravo',
    [2005, 2022],
    'archtops',
    { ...electricArchtop, pickups: 'modern-humbucker-one', draw: { inlays: 'dots', pickupCount: 1 } },
    { 2005: 4200 },
    { 'honey-burst': 1, sunburst: 1, 'natural-maple': 1 },
    { stock: 1 },
  ),
});
export const eastman = brandModels('Eastman', {
  'eastman-ar810': row(
    'AR810CE',
    [2004, 2022],
    'archtops',
    { ...electricArchtop, pickups: 'floating-one', scaleMm: 635, draw: { inlays: 'dots', pickupCount: 1 } },
    { 2004: 1900, 2014: 2200 },
    { sunburst: 1, 'natural-maple': 1 },
  ),
  'eastman-e10oom': row(
    'E10 OM',
    [2012, 2024],
    'om-auditorium',
    { ...modernOm, wood: 'adirondack-mahogany', tuners: 'gotoh' },
    { 2012: 950, 2020: 1150 },
    { natural: 1 },
    { stock: 3 },
  ),
  'eastman-md305': row(
    'MD305',
    [2006, 2024],
    'a-style',
    { ...mandolinA, wood: 'spruce-maple-mandolin', neck: 'maple-rosewood' },
    { 2006: 450, 2018: 520 },
    { sunburst: 1 },
    { stock: 3 },
  ),
  'eastman-md515': row(
    'MD515',
    [2005, 2024],
    'f-style',
    { ...mandolinF, neck: 'maple-ebony' },
    { 2005: 850, 2018: 1050 },
    { sunburst: 1, 'honey-burst': 1 },
    { stock: 3 },
  ),
});
export const blueridge = brandModels('Blueridge', {
  'blueridge-br40t': row(
    'BR-40T',
    [2005, 2024],
    'tenor',
    { ...tenor, tuners: 'open-back' },
    { 2005: 420, 2018: 480 },
    { natural: 1 },
    { stock: 3, tags: ['tenor'] },
  ),
});
