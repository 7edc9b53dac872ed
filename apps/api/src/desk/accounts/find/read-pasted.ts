/** What a pasted text may be; several at once, such as a number that is a phone or a tax id. */
export interface Pasted {
  readonly ids: readonly string[];
  readonly email?: string;
  /** Host of a website, without `www.`. */
  readonly host?: string;
  /** Letters and digits of a tax or registration number, upper case. */
  readonly taxNumber?: string;
  /** Digits, with the country code. */
  readonly phone?: string;
  /** The beginning of a name, lower case. */
  readonly name?: string;
}

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const mostIDs = 5;

/** Reads what a text may be that staff have pasted or typed. */
export function readPasted(text: string): Pasted {
  const ids = [
    ...new Set(
      readAddress(text)
        .match(idPattern)
        ?.map((id) => id.toLowerCase()),
    ),
  ];
  // Names stand before the id in an address, so the last one is what it is about.
  if (ids.length > 0) return { ids: ids.toReversed().slice(0, mostIDs) };
  const isEmail = /^\S+@[^\s@/]+\.[^\s@/]+$/.test(text);
  if (isEmail) return { ids, email: text.toLowerCase() };
  const host = readHost(text);
  if (host) return { ids, host, name: text.toLowerCase() };
  const digits = text.replace(/\D/g, '');
  const code = text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  const isNumber = digits.length >= 6 && /^[A-Za-z]{0,4}[\d\s+()./-]*[A-Za-z]{0,3}$/.test(text);
  return {
    ids,
    ...(isNumber && { taxNumber: code }),
    ...(isNumber && /^[\d\s+()./-]+$/.test(text) && { phone: digits.replace(/^00/, '') }),
    name: text.toLowerCase().replace(/\s+/g, ' '),
  };
}

/** Names in addresses of pages are encoded twice. */
function readAddress(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}

const trimHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');

function readHost(text: string): string | undefined {
  if (/\s/.test(text)) return undefined;
  try {
    const { hostname, protocol } = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    const isWritten = /^https?:$/.test(protocol) && /^[^.]+(\.[^.]+)*\.[a-z]{2,}$/i.test(hostname);
    return isWritten ? trimHost(hostname) : undefined;
  } catch {
    return undefined;
  }
}
