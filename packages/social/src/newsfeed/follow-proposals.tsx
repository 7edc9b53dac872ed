import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listFollowProposals } from '@wbn/contract/social/posts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { useId } from 'react';
import { AuthorLine } from '../author/author-line.tsx';
import { FollowToggle } from '../follows/follow-toggle.tsx';

interface FollowProposalsProps {
  readonly api: ApiClient;
  readonly limit: number;
}

/** Companies of the person's industry and country that they do not follow yet; renders nothing without any. */
export function FollowProposals({ api, limit }: FollowProposalsProps) {
  const t = useText('posts');
  const title = useId();
  const { data: companies = [] } = useQuery(
    callQuery(api, listFollowProposals, {}, { staleTime: 5 * 60_000 }),
  );
  if (companies.length === 0) return null;
  return (
    <Surface as="section" aria-labelledby={title}>
      <Stack space="sm">
        <Heading level={2} size="sm" id={title}>
          {t('feed.proposals')}
        </Heading>
        <Stack as="ul" space="sm" aria-labelledby={title}>
          {companies.slice(0, limit).map((company) => (
            <li key={company.authorID}>
              <AuthorLine author={company}>
                <FollowToggle
                  resourceID={company.authorID}
                  resourceType={company.authorType}
                  name={company.name}
                />
              </AuthorLine>
            </li>
          ))}
        </Stack>
      </Stack>
    </Surface>
  );
}
