import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './manage-frame.css.ts';

const tabs = ['7rem', '4.5rem', '4.5rem', '6rem'];

/** Stands in for the head of a company that is on its way, as high as the head. */
export function HeaderLoading() {
  return (
    <Surface as="div" padding="none">
      <div className={styles.head}>
        <div className={styles.logo}>
          <Skeleton shape="block" height="3.5rem" />
        </div>
        <div className={styles.loadingWords}>
          <Skeleton shape="heading" width="14rem" />
          <Skeleton width="9rem" />
        </div>
        <div className={styles.view}>
          <Skeleton shape="button" width="9rem" height="2rem" />
        </div>
      </div>
      <div className={styles.tabsToCome}>
        {tabs.map((width, tab) => (
          <Skeleton key={`${tab} ${width}`} width={width} />
        ))}
      </div>
    </Surface>
  );
}

/** Stands in for a screen (BIZ-29). */
export function ScreenLoading({ title }: { title: string }) {
  const { t } = useTranslation('my-business');
  return (
    <Stack space="md" aria-busy="true">
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <VisuallyHidden role="status">{t('frame.loading')}</VisuallyHidden>
      <div className={styles.title}>
        <Skeleton shape="heading" width="12rem" />
      </div>
      <Surface as="div" padding="lg">
        <Skeleton lines={8} />
      </Surface>
    </Stack>
  );
}
