/** Data of a page as one text: `json`, or in a document the block with this name. */
export interface Packed<Value> {
  readonly json?: string;
  readonly block?: string;
  /** What was packed; only where that was done, it does not travel. */
  readonly value?: Value;
}

/** The id of a block. */
export const blockId = (name: string) => `data-${name}`;

/** A page and its neighbours: what a loader gives anew without a change stays the same object. */
const mostUnpacked = 32;
const unpacked = new Map<string, unknown>();

/** What was packed; the same object each time. */
export function unpack<Value>({ json, block = '', value }: Packed<Value>): Value {
  if (value !== undefined) return value;
  const key = json ?? block;
  if (!unpacked.has(key)) {
    if (unpacked.size >= mostUnpacked) unpacked.clear();
    unpacked.set(key, JSON.parse(json ?? document.getElementById(blockId(block))?.textContent ?? 'null'));
  }
  return unpacked.get(key) as Value;
}
