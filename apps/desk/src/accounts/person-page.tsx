import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type DeskPerson, loadDeskPerson } from '@wbn/contract/desk/people.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDesk } from '../session/desk-context.ts';
import { CasesAndLog, MeasuresPart, ReportsPart } from './account-parts.tsx';
import { type Act, ActDialog } from './act-dialog.tsx';
import { useMeasureAct } from './measure-act.ts';
import * as styles from './part.css.ts';
import { Entries, Part } from './part.tsx';
import { AllowancesPart, SessionsPart } from './person-parts.tsx';
import { PersonalDataPart } from './personal-data-part.tsx';
import { PrivateFacts } from './private-facts.tsx';
import { useEditionLabel, useName } from './use-name.ts';

/** A person: what they may do and why, and what staff can do (STF-41). */
export function PersonPage() {
  const t = useText('desk-accounts');
  const { id = '' } = useParams();
  const { api } = useDesk();
  const { data, isLoadingError, refetch } = useQuery(callQuery(api, loadDeskPerson, { params: { id } }));
  const [act, setAct] = useState<Act>();
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  if (!data)
    return (
      <Surface as="div" padding="lg" role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </Surface>
    );
  return (
    <>
      <PersonView person={data} onAct={setAct} />
      {act && <ActDialog act={act} onClose={() => setAct(undefined)} />}
    </>
  );
}

interface PersonViewProps {
  readonly person: DeskPerson;
  readonly onAct: (act: Act) => void;
}

function PersonView({ person, onAct }: PersonViewProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const editionLabel = useEditionLabel();
  const locale = useLocale();
  const { api, can } = useDesk();
  const measureAct = useMeasureAct();
  const { userID, account, companies, reportsBy } = person;
  const subject = { type: 'user', id: userID } as const;
  return (
    <Stack space="md">
      <PageHeader
        title={person.name}
        facts={
          <Inline space="xs">
            <Badge>{editionLabel(person.edition)}</Badge>
            <Badge tone={account?.isConfirmed ? 'success' : 'warning'}>
              {nameOf(
                'states',
                account ? (account.isConfirmed ? 'confirmed' : 'unconfirmed') : 'without-account',
              )}
            </Badge>
            {account?.isNew && <Badge tone="warning">{t('newAccount')}</Badge>}
            {account?.isStaff && <Badge tone="brand">{t('staff')}</Badge>}
          </Inline>
        }
        action={
          can('sanction-accounts') && (
            <Button variant="danger" size="sm" onClick={() => onAct(measureAct(api, 'user', userID))}>
              {t('acts.measure')}
            </Button>
          )
        }
      />
      <div className={styles.columns}>
        <Stack space="md">
          <Part title={t('parts.profile')} actions={<PrivateFacts subject={subject} what="contact" />}>
            <DetailsTable
              caption={t('parts.profile')}
              rows={[
                { label: t('columns.country'), value: person.country ?? '–' },
                { label: t('columns.company'), value: person.companyName ?? '–' },
                { label: t('profile.position'), value: person.jobPosition ?? '–' },
                { label: t('profile.language'), value: person.language ?? '–' },
                { label: t('columns.since'), value: formatMoment(locale, person.registeredAt) },
                { label: t('profile.factor'), value: account?.hasSecondFactor ? t('yes') : t('no') },
              ]}
            />
          </Part>
          <SessionsPart person={person} onAct={onAct} />
          <Part title={t('parts.companies')}>
            <Entries
              rows={companies}
              keyOf={({ businessID }) => businessID}
              entry={({ businessID, name, role, isPublic }) => ({
                title: <TextLink to={`/companies/${businessID}`}>{name}</TextLink>,
                facts: `${nameOf('roles', role)}${isPublic ? '' : ` · ${nameOf('states', 'unpublished')}`}`,
              })}
            />
          </Part>
          <AllowancesPart person={person} />
          <PersonalDataPart person={person} />
        </Stack>
        <Stack space="md">
          <MeasuresPart measures={person.measures} onAct={onAct} />
          <Part title={t('parts.reportsBy')}>{t('reportsBy', reportsBy)}</Part>
          <ReportsPart reports={person.reportsAgainst} held={person.held} objections={person.objections} />
          <CasesAndLog id={userID} />
        </Stack>
      </div>
    </Stack>
  );
}
