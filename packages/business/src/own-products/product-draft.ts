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

/** The draft that is there, unless it is what is stored anyway. A browser may forbid or lose its storage: then there is none. */
export function readDraft(owner: DraftOwner, saved: ProductValues): ProductDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null');
    if (!isRecord(draft) || !isRecord(draft.values)) return undefined;
    const values = fill(draft.values, saved);
    if (isSame(values, saved)) return undefined;
    const { base, idempotencyKey } = draft;
    return {
      values,
      ...(isRecord(base) &&
        isRecord(base.values) &&
        typeof base.version === 'number' && {
          base: { values: fill(base.values, emptyProduct), version: base.version },
        }),
      ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
    };
  } catch {
    return undefined;
  }
}

/** Keeps what has been typed so far. */
export function keepDraft(owner: DraftOwner, draft: ProductDraft): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}

export function dropDraft(owner: DraftOwner): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Then there was none.
  }
}

/** `saved` stands in for what the draft does not hold, or holds in another form. */
function fill(typed: Record<string, unknown>, saved: ProductValues): ProductValues {
  return Object.fromEntries(
    Object.entries(saved).map(([name, value]) => {
      const kept = typed[name];
      const fits = typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
      return [name, fits ? kept : value];
    }),
  ) as unknown as ProductValues;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
