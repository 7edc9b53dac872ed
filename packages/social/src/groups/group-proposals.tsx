import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listGroupProposals } from '@wbn/contract/groups/groups.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useId } from 'react';
import { GroupLine } from './group-line.tsx';

/** Groups of the member's industry that they are not a member of, beside the newsfeed (GRP-06). */
export function GroupProposals({ api }: { readonly api: ApiClient }) {
  const t = useText('group-office');
  const path = usePath();
  const title = useId();
  const { data: groups = [] } = useQuery(callQuery(api, listGroupProposals, {}, { staleTime: 300_000 }));
  if (groups.length === 0) return null;
  return (
    <Surface as="section" aria-labelledby={title}>
      <Stack space="sm">
        <Heading level={2} size="sm" id={title}>
          {t('proposals')}
        </Heading>
        <Stack as="ul" space="sm" aria-labelledby={title}>
          {groups.map((group) => (
            <li key={group.groupID}>
              <GroupLine group={group} />
            </li>
          ))}
        </Stack>
        <TextLink to={path('/groups')}>{t('gone.all')}</TextLink>
      </Stack>
    </Surface>
  );
}
