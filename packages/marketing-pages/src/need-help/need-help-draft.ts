import { isEmpty, type NeedHelpValues, readValues, trapName } from './need-help-values.ts';

const key = 'wbn-need-help-draft';

/** What was being typed when the page was left; a browser may forbid or lose its storage, and then there is none. */
export function readDraft(): NeedHelpValues | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return undefined;
    const values = readValues((name) => (draft as Record<string, unknown>)[name]);
    return isEmpty(values) ? undefined : values;
  } catch {
    return undefined;
  }
}

/** Keeps what has been typed so far. */
export function keepDraft(values: NeedHelpValues): void {
  const { [trapName]: _, ...draft } = values;
  try {
    if (isEmpty(draft)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}

export function dropDraft(): void {
  keepDraft({});
}
