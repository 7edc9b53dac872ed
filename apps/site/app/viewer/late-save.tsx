import { useLate } from '@wbn/cards/compare/use-late.ts';
import type { ComponentProps } from 'react';
import * as styles from './late-save.css.ts';
import type { SaveOfReader } from './save-of-reader.tsx';

const load = async () => (await import('./save-of-reader.tsx')).SaveOfReader;

/** Room for the mark that keeps a company; its code comes at the first touch of the page, as that of comparing. */
export function LateSave(props: ComponentProps<typeof SaveOfReader>) {
  const Save = useLate(load);
  return <div className={styles.place}>{Save && <Save {...props} />}</div>;
}
