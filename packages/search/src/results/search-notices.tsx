import { usePath } from '@wbn/edition/use-path.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { type SearchAddress, searchPath } from './search-address.ts';
import * as styles from './search-notices.css.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface SearchNoticesProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

/** Says where the results are not what was typed: similar words, or only some of them. */
export function SearchNotices({ address, outcome }: SearchNoticesProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const { correction, loosened, total } = outcome;
  const exactly = (exact: true | undefined) => path(searchPath({ ...address, exact, page: 1 }));
  if (address.exact && total > 0)
    return (
      <div role="note" className={styles.notice}>
        <Text>{t('notice.exact', { query: address.search })}</Text>
        <TextLink to={exactly(undefined)} rel="nofollow">
          {t('notice.similar')}
        </TextLink>
      </div>
    );
  if (!correction && !loosened) return null;
  return (
    <div role="note" className={styles.notice}>
      {correction && <Text>{t('notice.correction', { ...correction })}</Text>}
      {loosened && <Text>{t('notice.loosened')}</Text>}
      {correction && (
        <TextLink to={exactly(true)} rel="nofollow">
          {t('notice.searchExactly', { typed: correction.typed })}
        </TextLink>
      )}
    </div>
  );
}
