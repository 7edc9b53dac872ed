import * as styles from './key-hint.css.ts';

/** The key of a button, printed on it; screen readers hear it by `aria-keyshortcuts`. */
export function KeyHint({ of }: { readonly of: string }) {
  return (
    <span aria-hidden="true">
      <kbd className={styles.key}>{keyNames[of] ?? of}</kbd>
    </span>
  );
}

const keyNames: Readonly<Record<string, string>> = { Enter: '↵', Escape: 'Esc' };
