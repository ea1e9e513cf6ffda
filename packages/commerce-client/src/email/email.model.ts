const least = 6;
const most = 254;
const shape = /^[^\s@<>(),;:\\"[\]]+@[^\s@.<>(),;:\\"[\]]+(\.[^\s@.<>(),;:\\"[\]]+)+$/;

/** Whether a text can be an e-mail address: 6 to 254 characters in the usual shape. Spaces around it count. */
export function isEmail(text: string): boolean {
  return text.length >= least && text.length <= most && shape.test(text);
}
