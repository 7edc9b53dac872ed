/** Data of a page as one text; `Value` is what is in it. */
export interface Packed<Value> {
  readonly json: string;
  /** Never there; carries the type. */
  readonly value?: Value;
}

/** A page and its neighbours; on the server, the pages that are being rendered. */
const mostUnpacked = 32;
const unpacked = new Map<string, unknown>();

function remember<Value>(json: string, value: Value): Value {
  if (unpacked.size >= mostUnpacked) unpacked.clear();
  unpacked.set(json, value);
  return value;
}

/**
 * Makes one text of what a loader hands over. The router's own format takes objects apart value by value, on the server and
 * again on the phone; a text passes through it as it is, and `JSON.parse` is quick.
 */
export function pack<Value>(value: Value): Packed<Value> {
  const json = JSON.stringify(value);
  remember(json, value);
  return { json };
}

/** What was packed; the same object for the same text. */
export function unpack<Value>({ json }: Packed<Value>): Value {
  return (unpacked.get(json) as Value | undefined) ?? remember(json, JSON.parse(json) as Value);
}
