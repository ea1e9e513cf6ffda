// Generated from every remote's src/contract.ts by packages/contracts/scripts/generate-remotes.ts. Do not edit.

export const remoteNames = ["mfe-account","mfe-admin","mfe-ai-chat","mfe-cart-checkout","mfe-catalog"] as const;

export const remoteAudience = {
  'mfe-account': "everyone",
  'mfe-admin': "admin",
  'mfe-ai-chat': "admin",
  'mfe-cart-checkout': "everyone",
  'mfe-catalog': "everyone",
} as const;

export const remoteExposes = {
  'mfe-account': ["./routes","./auth-dialog","./account-menu"],
  'mfe-admin': ["./routes"],
  'mfe-ai-chat': ["./chat-widget"],
  'mfe-cart-checkout': ["./routes","./mini-cart"],
  'mfe-catalog': ["./routes","./search-panel"],
} as const;

export const routeTable = [
  {"path":"/","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/about-us","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/admin","remote":"mfe-admin","access":"admin","layout":"default","cache":"private"},
  {"path":"/admin/*","remote":"mfe-admin","access":"admin","layout":"default","cache":"private"},
  {"path":"/appraisals","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/blog","remote":"mfe-catalog","access":"public","layout":"default","cache":"public","parameters":["page"]},
  {"path":"/blog/category/:category","remote":"mfe-catalog","access":"public","layout":"default","cache":"public","parameters":["page"]},
  {"path":"/blog/:slug","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/cart","remote":"mfe-cart-checkout","access":"public","layout":"default","cache":"private"},
  {"path":"/celebrity-guests","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/checkout","remote":"mfe-cart-checkout","access":"public","layout":"none","cache":"private"},
  {"path":"/confirm-email/*","remote":"mfe-account","access":"public","layout":"default","cache":"private"},
  {"path":"/consign","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/contact","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/faqs","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/forms/:type","remote":"mfe-catalog","access":"public","layout":"default","cache":"private","parameters":["brand","model","year","topic","deal","purpose","keywords","order","sent","draft"]},
  {"path":"/kitchen-sink","remote":"mfe-catalog","access":"public","layout":"default","cache":"public","unlisted":true},
  {"path":"/meet-the-team","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/orders/search","remote":"mfe-cart-checkout","access":"public","layout":"default","cache":"private"},
  {"path":"/orders/:id","remote":"mfe-cart-checkout","access":"public","layout":"default","cache":"private"},
  {"path":"/orders/:id/:document","remote":"mfe-cart-checkout","access":"public","layout":"default","cache":"private","unlisted":true},
  {"path":"/profile","remote":"mfe-account","access":"account","layout":"default","cache":"private"},
  {"path":"/profile/buying","remote":"mfe-account","access":"account","layout":"default","cache":"private"},
  {"path":"/profile/buying/offers","remote":"mfe-account","access":"account","layout":"default","cache":"private"},
  {"path":"/profile/buying/purchases","remote":"mfe-account","access":"account","layout":"default","cache":"private"},
  {"path":"/profile/selling","remote":"mfe-account","access":"seller","layout":"default","cache":"private"},
  {"path":"/profile/selling/offers","remote":"mfe-account","access":"seller","layout":"default","cache":"private"},
  {"path":"/profile/selling/orders","remote":"mfe-account","access":"seller","layout":"default","cache":"private"},
  {"path":"/profile/selling/payouts","remote":"mfe-account","access":"seller","layout":"default","cache":"private"},
  {"path":"/profile/settings","remote":"mfe-account","access":"account","layout":"default","cache":"private"},
  {"path":"/repairs","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/reset-password/*","remote":"mfe-account","access":"public","layout":"default","cache":"private"},
  {"path":"/shop","remote":"mfe-catalog","access":"public","layout":"default","cache":"public","parameters":["keywords","category","brand","decade","year","condition","finish","seller","tags","availability","minPrice","maxPrice","sort","unfold","page"]},
  {"path":"/shop/category/:type","remote":"mfe-catalog","access":"public","layout":"default","cache":"public","parameters":["keywords","category","brand","decade","year","condition","finish","seller","tags","availability","minPrice","maxPrice","sort","unfold","page"]},
  {"path":"/shop/compare","remote":"mfe-catalog","access":"public","layout":"default","cache":"public","parameters":["ids","only","find"],"unlisted":true},
  {"path":"/shop/:slug/:id","remote":"mfe-catalog","access":"public","layout":"default","cache":"public","parameters":["variant"]},
  {"path":"/shop/*","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/terms-and-conditions","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
  {"path":"/valor-payment","remote":"mfe-cart-checkout","access":"public","layout":"none","cache":"private","unlisted":true},
  {"path":"/wishlist","remote":"mfe-account","access":"account","layout":"default","cache":"private"},
  {"path":"/:slug","remote":"mfe-catalog","access":"public","layout":"default","cache":"public"},
] as const;
