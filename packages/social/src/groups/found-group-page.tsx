import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { loadGroupAllowance } from '@wbn/contract/groups/groups.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useNavigate } from 'react-router-dom';
import { GroupForm } from './group-form.tsx';
import { groupPath } from './group-path.ts';
import { emptyGroup, self } from './group-values.ts';

interface FoundGroupPageProps {
  readonly api: ApiClient;
  readonly userID: string;
}

/** The page that founds a group, with the industry of the person's profile (GRP-01). */
export function FoundGroupPage({ api, userID }: FoundGroupPageProps) {
  const t = useText('group-office');
  const path = usePath();
  const navigate = useNavigate();
  const language = useLanguage();
  const identities = useIdentities(api);
  const { data: profile, isPending } = useQuery(loadOwnProfileQuery(api));
  const { data: allowance } = useQuery(callQuery(api, loadGroupAllowance, {}));
  const isFull = allowance !== undefined && allowance.founded >= allowance.allowed;
  return (
    <Stack space="lg">
      <PageHeader
        title={t('form.foundTitle')}
        lead={t('form.foundLead')}
        facts={allowance && !isFull && <MutedText>{t('form.allowance', allowance)}</MutedText>}
      />
      {allowance && isFull && <PlanLimit allowed={allowance.allowed} />}
      {isPending || !identities ? (
        <Surface as="div" padding="lg" aria-busy="true" aria-label={t('loading')} role="status">
          <Skeleton lines={8} />
        </Surface>
      ) : (
        <GroupForm
          api={api}
          userID={userID}
          group={undefined}
          initial={{
            ...emptyGroup,
            as: identities.acting.authorType === 'business' ? identities.acting.authorID : self,
            industry: profile?.industry?.id ?? '',
            language,
          }}
          buttons={
            <Button variant="secondary" onClick={() => void navigate(path('/groups'))}>
              {t('cancel')}
            </Button>
          }
          onSaved={(group) => void navigate(path(groupPath(group)))}
        />
      )}
    </Stack>
  );
}

/** Says that no more groups can be founded. */
function PlanLimit({ allowed }: { readonly allowed: number }) {
  const t = useText('group-office');
  const path = usePath();
  return (
    <Notice tone="warning" title={t('form.limit', { allowed })}>
      <Text size="sm">{t('form.limitBody')}</Text>
      <TextLink to={path('/membership-gold')}>{t('form.plans')}</TextLink>
    </Notice>
  );
}
