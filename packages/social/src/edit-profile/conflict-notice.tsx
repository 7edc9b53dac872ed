import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface ConflictNoticeProps {
  readonly onOverwrite: () => void;
  readonly onDiscard: () => void;
}

/** Somebody has saved a newer version: the person decides which one stays. */
export function ConflictNotice({ onOverwrite, onDiscard }: ConflictNoticeProps) {
  const { t } = useTranslation('own-profile');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={ref}>
      <Notice tone="warning" title={t('conflict.title')}>
        <Text>{t('conflict.body')}</Text>
        <Inline>
          <Button size="sm" onClick={onOverwrite}>
            {t('conflict.overwrite')}
          </Button>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            {t('conflict.discard')}
          </Button>
        </Inline>
      </Notice>
    </div>
  );
}
