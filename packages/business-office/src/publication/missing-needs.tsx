import type { PublishingNeed } from '@wbn/contract/business/publication.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './publication.css.ts';
import { needPath } from './publication-state.ts';

interface MissingNeedsProps {
  readonly businessID: string;
  readonly missing: readonly PublishingNeed[];
}

/** What a company has to say before it can be published, each with the way to its form. */
export function MissingNeeds({ businessID, missing }: MissingNeedsProps) {
  const { t } = useTranslation('publication');
  const path = usePath();
  return (
    <div>
      <Text size="sm" weight="medium">
        {t('missing')}
      </Text>
      <ul className={styles.needs}>
        {missing.map((need) => (
          <li key={need}>
            <TextLink to={path(needPath(businessID, need))}>{t(`need.${need}`)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
