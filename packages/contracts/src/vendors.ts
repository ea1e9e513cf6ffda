/** A service of somebody else with a script of its own. */
export interface VendorScript {
  /** Address of the script, `https:`. */
  readonly src: string;
  /** Name of the global that the script makes; it has a function `identify`. */
  readonly global: string;
}

/** Services of others that count visits. Each is used where it is named here, and only after the visitor agreed. */
export interface Vendors {
  /** Container of the tag manager, `GTM-` and upper-case letters or digits. */
  readonly tagManagerId: string | null;
  /** Id of the social pixel, digits. */
  readonly pixelId: string | null;
  readonly analytics: VendorScript | null;
  readonly marketing: VendorScript | null;
}

/** Whether a text can be the id of a tag manager's container. */
export const isTagManagerId = (id: string): boolean => /^GTM-[A-Z0-9]+$/.test(id);

const isPixelId = (id: string): boolean => /^\d{5,20}$/.test(id);

function isScript({ src, global }: VendorScript): boolean {
  return URL.canParse(src) && new URL(src).protocol === 'https:' && /^[A-Za-z_$][\w$]*$/.test(global);
}

/** The vendors without those that are named in a form that cannot be: a slip in the profile loads nothing. */
export function usableVendors({ tagManagerId, pixelId, analytics, marketing }: Vendors): Vendors {
  return {
    tagManagerId: tagManagerId !== null && isTagManagerId(tagManagerId) ? tagManagerId : null,
    pixelId: pixelId !== null && isPixelId(pixelId) ? pixelId : null,
    analytics: analytics && isScript(analytics) ? analytics : null,
    marketing: marketing && isScript(marketing) ? marketing : null,
  };
}
