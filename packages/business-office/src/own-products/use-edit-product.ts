import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';
import { checkProduct, type ProductProblems, problemsOf } from './check-product.ts';
import { loadOwnProductQuery } from './load-own-product.query.ts';
import { type FieldGroup, mergeProduct, withGroup } from './merge-product.ts';
import { dropProductDraft, keepProductDraft, readProductDraft } from './product-draft.ts';
import {
  emptyProduct,
  isSame,
  type ProductValues,
  type ProductVideo,
  toBody,
  valuesOf,
} from './product-values.ts';
import { sendProduct } from './send-product.ts';
import { updateSlots } from './update-slots.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface EditProductOptions {
  readonly api: ApiClient;
  readonly managed: Managed;
  readonly userID: string;
  /** As it was when the page was opened; null for a new one. */
  readonly product: OwnProduct | null;
  readonly onSaved: () => void;
}

/** What the typing began from; a new product has no version. */
interface Base {
  readonly values: ProductValues;
  readonly version?: number;
}

/** Somebody has saved a newer version, in which the same fields were changed. */
export interface ProductConflict {
  readonly mine: ProductValues;
  readonly theirs: ProductValues;
  readonly saved: OwnProduct;
  readonly groups: readonly FieldGroup[];
}

/** Saves that another person's save came before, after which the person is asked to try again. */
const mostMerges = 3;

/** The form's state: what it holds, what is wrong with it, and what became of saving it. */
export function useEditProduct({ api, managed, userID, product, onSaved }: EditProductOptions) {
  const { t } = useTranslation('own-products');
  const toast = useToast();
  const locale = useLocale();
  const { businessID } = managed.business;
  const owner = { userID, businessID, productID: product?.productID };
  const [stored, setStored] = useState<Base>(() => baseOf(product, locale));
  const [draft] = useState(() => readProductDraft(owner, stored.values));
  const [base, setBase] = useState(draft?.base ?? stored);
  const [values, setValues] = useState(draft?.values ?? stored.values);
  const [key, setKey] = useState(() => draft?.idempotencyKey ?? crypto.randomUUID());
  const [restored, setRestored] = useState(draft !== undefined);
  const [problems, setProblems] = useState<ProductProblems>({});
  const [saving, setSaving] = useState<ProductStatus>();
  const [conflict, setConflict] = useState<ProductConflict>();
  const [notice, setNotice] = useState<'mayBeThere'>();
  const [limited, setLimited] = useState(false);
  /** Counts the checks that found something, for the focus. */
  const [refusals, setRefusals] = useState(0);
  const changed = !isSame(values, stored.values);
  /** Read when the page is left, which may be before the next render. */
  const saved = useRef(false);

  const uploads = usePhotoUploads({
    api,
    businessID,
    onPhoto: (photo) => setValues((last) => ({ ...last, photos: [...last.photos, photo] })),
    onError: (error) => void managed.fail(error),
  });

  const keep = useEffectEvent(() => {
    if (saved.current) return;
    if (!changed) return dropProductDraft(owner);
    const { version } = base;
    const from = version === undefined ? {} : { base: { values: base.values, version } };
    keepProductDraft(owner, { values, ...from, ...(product === null && { idempotencyKey: key }) });
  });
  useEffect(() => keep(), [values, base, key, changed]);

  function set(change: Partial<ProductValues>, ...mended: string[]): void {
    setValues((last) => ({ ...last, ...change }));
    setRestored(false);
    const names = new Set([...Object.keys(change), ...mended]);
    setProblems((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !names.has(name))));
  }

  function refuse(found: ProductProblems): void {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function fail(error: unknown, sent: ProductValues): void {
    const { status, code, message, fields } =
      error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
    if (fields) refuse(problemsOf(fields, sent));
    if (code === 'PlanLimitReached') setLimited(true);
    else if (managed.fail(error)) return;
    else if (code === 'Conflict' && product === null) {
      // An earlier attempt of which no answer came back; what is sent next is meant as another product.
      setNotice('mayBeThere');
      setKey(crypto.randomUUID());
    } else if (code === 'NotFound') toast(t('gone'), 'danger');
    else toast(status > 0 ? t('saveFailedWith', { message }) : t('saveFailed'), 'danger');
  }

  /** Sends it; what somebody else has saved meanwhile is put together with it, if that can be done. */
  async function send(sent: ProductValues, status: ProductStatus, from: Base, merges = 0): Promise<void> {
    try {
      const body = toBody(sent, status, locale);
      const target = product ? { productID: product.productID, version: from.version } : { businessID, key };
      const { data, slots } = await sendProduct(api, body, target);
      saved.current = true;
      dropProductDraft(owner);
      if (slots) updateSlots(managed, slots);
      toast(t(savedWords(data.status, merges > 0), { name: data.name }), 'success');
      return onSaved();
    } catch (error) {
      const newer = product && isConflict(error) ? await load(api, product.productID) : undefined;
      if (!newer || merges >= mostMerges) return fail(error, sent);
      const theirs = valuesOf(newer, locale);
      const merged = mergeProduct(from.values, sent, theirs);
      setValues(merged.values);
      if (merged.conflicts.length === 0) {
        return send(merged.values, status, { values: theirs, version: newer.version }, merges + 1);
      }
      setConflict({ mine: sent, theirs, saved: newer, groups: merged.conflicts });
    }
  }

  async function save(status: ProductStatus): Promise<void> {
    const found = checkProduct(toBody(values, status, locale), values);
    const waiting: ProductProblems = uploads.sending > 0 ? { photos: 'sending' } : {};
    if (Object.keys({ ...found, ...waiting }).length > 0) return refuse({ ...found, ...waiting });
    setSaving(status);
    setProblems({});
    setNotice(undefined);
    setConflict(undefined);
    await send(
      values,
      status,
      conflict ? { values: conflict.theirs, version: conflict.saved.version } : base,
    );
    setSaving(undefined);
  }

  /** Drops what was typed and shows what the server holds. */
  function discard(): void {
    const fresh = conflict ? { values: conflict.theirs, version: conflict.saved.version } : stored;
    setStored(fresh);
    setBase(fresh);
    setValues(fresh.values);
    setProblems({});
    setRestored(false);
    setConflict(undefined);
    dropProductDraft(owner);
  }

  return {
    values,
    problems,
    refusals,
    saving,
    restored,
    conflict,
    notice,
    limited,
    uploads,
    closeLimit: () => setLimited(false),
    /** Something was typed or is being sent that is not saved; asked when the page is left. */
    isUnsaved: () => (changed || uploads.sending > 0) && !saved.current && !limited,
    set,
    /** It may come while something else is being typed. */
    addVideo: (video: ProductVideo) => setValues((last) => ({ ...last, videos: [...last.videos, video] })),
    /** Takes one of the two versions of what both people changed. */
    choose: (group: FieldGroup, from: ProductValues) => setValues((last) => withGroup(last, group, from)),
    save,
    discard,
  };
}

export type EditProduct = ReturnType<typeof useEditProduct>;

function baseOf(product: OwnProduct | null, locale: string): Base {
  return product ? { values: valuesOf(product, locale), version: product.version } : { values: emptyProduct };
}

function savedWords(status: ProductStatus, merged: boolean) {
  if (merged) return 'savedMerged';
  return status === 'published' ? 'savedPublished' : 'savedDraft';
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'Conflict';
}

/** What the server holds now; undefined when it does not say. */
async function load(api: ApiClient, productID: string): Promise<OwnProduct | undefined> {
  const loaded = await loadOwnProductQuery(api, productID)
    .queryFn()
    .catch(() => null);
  return loaded ?? undefined;
}
