/** An element of its own on its lines, as the formatter writes it: what stands in a comment begins another way. */
const ELEMENT = /^([ \t]*)<(noscript|PlainForm)\b([^>]*(?:=>[^>]*)*)>\n[\s\S]*?\n\1<\/\2>/gm;
const classNameOf = /\bclassName=(?:"[^"]*"|\{[^}]*\})/;

/**
 * The source of a component as browsers need it that run scripts: React leaves the children of a `<noscript>` to the server, so what
 * they are made of is left out, and so is every import that was for them alone.
 */
export const withoutScriptless = (source: string): string =>
  source.replaceAll(ELEMENT, (_element, indent: string, tag: string, attributes: string) => {
    const className = tag === 'noscript' ? classNameOf.exec(attributes)?.[0] : undefined;
    return `${indent}<noscript${className ? ` ${className}` : ''} />`;
  });
