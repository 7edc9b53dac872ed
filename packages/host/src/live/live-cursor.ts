/** A place in the order of live events: everything up to it has been heard. Both are whole numbers, as text. */
export interface LiveCursor {
  readonly transactionID: string;
  readonly id: string;
}

const form = /^(\d{1,20})-(\d{1,19})$/;

/** As it stands on the line: `<transaction>-<id>`. */
export function formatCursor({ transactionID, id }: LiveCursor): string {
  return `${transactionID}-${id}`;
}

/** Undefined for what is none. */
export function parseCursor(text: string): LiveCursor | undefined {
  const [, transactionID, id] = form.exec(text) ?? [];
  return transactionID && id && BigInt(transactionID) < 2n ** 64n && BigInt(id) < 2n ** 63n
    ? { transactionID, id }
    : undefined;
}
