import { type BusinessAddress, businessPath } from '@wbn/cards/business/business-path.ts';
import { LazyCompareToggle } from '@wbn/cards/compare/lazy-compare-toggle.tsx';
import type { BusinessAccess } from '@wbn/contract/business/business.ts';
import { useAbsolutePath } from '@wbn/edition/use-absolute-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { CopyButton } from '@wbn/ui-kit/controls/buttons/copy-button.tsx';
import type { ReactNode } from 'react';
import * as styles from './actions.css.ts';

interface BusinessActionsProps {
  readonly business: BusinessAddress;
  readonly session: BusinessAccess | null;
  readonly actions: ReactNode;
}

/** Like, Follow and Connect for everybody except the owner (BIZ-11, PERM-06), and Share for all (BIZ-12). */
export function BusinessActions({ business, session, actions }: BusinessActionsProps) {
  const t = useText('business');
  const absolutePath = useAbsolutePath();
  const path = businessPath(business);
  return (
    <fieldset aria-label={t('actions')} className={styles.quiet}>
      {session?.access !== 'owner' && actions}
      <LazyCompareToggle
        kind="businesses"
        look="button"
        of={{ id: business.businessID, name: business.general.companyName }}
      />
      <CopyButton
        label={t('share')}
        text={() => absolutePath(path)}
        copiedMessage={t('businessLinkCopied')}
        size="sm"
      />
    </fieldset>
  );
}
