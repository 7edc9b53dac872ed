import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { listFollowProposals } from '@wbn/contract/social/posts.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { AuthorLink } from '../author/author-link.tsx';
import { FollowToggle } from '../follows/follow-toggle.tsx';
import * as styles from './newsfeed.css.ts';

interface FollowProposalsProps {
  readonly api: ApiClient;
  /** Most companies shown. */
  readonly limit: number;
}

/** Companies of one's industry and country that one does not follow yet; nothing when there are none. */
export function FollowProposals({ api, limit }: FollowProposalsProps) {
  const { t } = useTranslation('posts');
  const { data: companies = [] } = useQuery(
    callQuery(api, listFollowProposals, {}, { staleTime: 5 * 60_000 }),
  );
  if (companies.length === 0) return null;
  return (
    <Surface as="div">
      <div className={styles.proposals}>
        <Heading level={2} size="sm">
          {t('feed.proposals')}
        </Heading>
        {companies.slice(0, limit).map((company) => (
          <div key={company.authorID} className={styles.proposal}>
            <AuthorPhoto author={company} />
            <div className={styles.words}>
              <AuthorLink author={company} />
              {company.about && (
                <Text size="sm" tone="muted" clamp={1} {...foreignText(company.about)}>
                  {company.about}
                </Text>
              )}
            </div>
            <FollowToggle
              resourceID={company.authorID}
              resourceType={company.authorType}
              name={company.name}
            />
          </div>
        ))}
      </div>
    </Surface>
  );
}
