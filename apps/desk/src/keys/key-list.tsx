import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { useEffect, useState } from 'react';
import { KeyHint } from './key-hint.tsx';
import * as styles from './key-list.css.ts';
import { type KeyBinding, listKeys, pressKey, useKeys } from './keys.ts';

/** Listens to the keys of the screen, and shows their list with `?`; once per page. */
export function KeyList() {
  const t = useText('desk-keys');
  const [shown, setShown] = useState<readonly KeyBinding[]>();
  useEffect(() => {
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);
  useKeys([{ key: '?', label: t('list'), run: () => setShown(listKeys()) }]);
  if (!shown) return null;
  const close = () => setShown(undefined);
  return (
    <Dialog title={t('title')} onClose={close} actions={<Button onClick={close}>{t('close')}</Button>}>
      <p>{t('where')}</p>
      <dl className={styles.list}>
        <Row keys="Ctrl K" label={t('palette')} />
        {shown.map(({ key, label }) => (
          <Row key={key} keys={key} label={label} />
        ))}
      </dl>
    </Dialog>
  );
}

function Row({ keys, label }: { readonly keys: string; readonly label: string }) {
  return (
    <div className={styles.row}>
      <dt>
        <KeyHint of={keys} />
      </dt>
      <dd>{label}</dd>
    </div>
  );
}
