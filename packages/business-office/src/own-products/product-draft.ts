import { type DraftRecord, dropDraft, isDraftRecord, keepDraft, readDraft } from '@wbn/forms/stored-draft.ts';
import { emptyProduct, isSame, type ProductValues } from './product-values.ts';

/** What was typed and not saved. */
export interface ProductDraft {
  readonly values: ProductValues;
  /** What the typing began from, and its version; absent for a new product. */
  readonly base?: { readonly values: ProductValues; readonly version: number };
  /** By which a new product is created once, however often it is sent. */
  readonly idempotencyKey?: string;
}

/** Whose draft of what; nobody else on this computer gets it. */
export interface DraftOwner {
  readonly userID: string;
  readonly businessID: string;
  /** Absent for the new product of the company. */
  readonly productID?: string | undefined;
}

const keyOf = ({ userID, businessID, productID = 'new' }: DraftOwner) =>
  `wbn-product-draft-${userID}-${businessID}-${productID}`;

/** The draft that is there, unless it is what is stored anyway. */
export function readProductDraft(owner: DraftOwner, saved: ProductValues): ProductDraft | undefined {
  const draft = readDraft(keyOf(owner));
  if (!draft || !isDraftRecord(draft.values)) return undefined;
  const values = fill(draft.values, saved);
  if (isSame(values, saved)) return undefined;
  const { base, idempotencyKey } = draft;
  return {
    values,
    ...(isDraftRecord(base) &&
      isDraftRecord(base.values) &&
      typeof base.version === 'number' && {
        base: { values: fill(base.values, emptyProduct), version: base.version },
      }),
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
  };
}

export function keepProductDraft(owner: DraftOwner, draft: ProductDraft): void {
  keepDraft(keyOf(owner), draft);
}

export function dropProductDraft(owner: DraftOwner): void {
  dropDraft(keyOf(owner));
}

/** `saved` stands in for what the draft does not hold, or holds in another form. */
function fill(typed: DraftRecord, saved: ProductValues): ProductValues {
  return Object.fromEntries(
    Object.entries(saved).map(([name, value]) => {
      const kept = typed[name];
      const fits = typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
      return [name, fits ? kept : value];
    }),
  ) as unknown as ProductValues;
}
