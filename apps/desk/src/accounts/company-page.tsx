import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type DeskCompany, loadDeskCompany } from '@wbn/contract/desk/companies.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDesk } from '../session/desk-context.ts';
import { CasesAndLog, MeasuresPart, ReportsPart } from './account-parts.tsx';
import { type Act, ActDialog } from './act-dialog.tsx';
import { useCompanyActs } from './company-acts.ts';
import { LedgersPart, MergesPart, PlanPart } from './company-parts.tsx';
import * as styles from './part.css.ts';
import { Entries, Part } from './part.tsx';
import { PrivateFacts } from './private-facts.tsx';
import { useEditionLabel, useName } from './use-name.ts';

/** A company: its people, plan, payments and history, and what staff can do (STF-42). */
export function CompanyPage() {
  const t = useText('desk-accounts');
  const { id = '' } = useParams();
  const { api } = useDesk();
  const { data, isLoadingError, refetch } = useQuery(callQuery(api, loadDeskCompany, { params: { id } }));
  const [act, setAct] = useState<Act>();
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  if (!data)
    return (
      <Surface as="div" padding="lg" role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </Surface>
    );
  return (
    <Stack space="md">
      <CompanyHead company={data} onAct={setAct} />
      <CompanyView company={data} onAct={setAct} />
      {act && <ActDialog act={act} onClose={() => setAct(undefined)} />}
    </Stack>
  );
}

interface CompanyPartProps {
  readonly company: DeskCompany;
  readonly onAct: (act: Act) => void;
}

function CompanyHead({ company, onAct }: CompanyPartProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const editionLabel = useEditionLabel();
  const { can } = useDesk();
  const acts = useCompanyActs(company);
  const { name, edition, status, deletedAt, plan, verification, mergedInto, businessID } = company;
  const state = deletedAt ? 'deleted' : status;
  return (
    <>
      <PageHeader
        title={name}
        facts={
          <Inline space="xs">
            <Badge>{editionLabel(edition)}</Badge>
            <Badge tone={state === 'published' ? 'success' : 'warning'}>{nameOf('states', state)}</Badge>
            <Badge>{nameOf('plans', plan.level)}</Badge>
            {verification.isVerified && <Badge tone="success">{t('columns.verified')}</Badge>}
          </Inline>
        }
        action={
          acts.length > 0 && (
            <Menu variant="secondary" size="sm" trigger={t('act')}>
              {acts.map((act) => (
                <MenuButton key={act.title} onClick={() => onAct(act)}>
                  {act.title}
                </MenuButton>
              ))}
            </Menu>
          )
        }
      />
      {mergedInto && (
        <Text role="status">
          {t('mergedInto')} <TextLink to={`/companies/${mergedInto.businessID}`}>{mergedInto.name}</TextLink>
        </Text>
      )}
      {!deletedAt && can('merge-companies') && (
        <TextLink to={`/companies/${businessID}/merge`}>{t('merge.link')}</TextLink>
      )}
    </>
  );
}

function CompanyView({ company, onAct }: CompanyPartProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { businessID, people, products, verification } = company;
  const subject = { type: 'business', id: businessID } as const;
  return (
    <div className={styles.columns}>
      <Stack space="md">
        <Part title={t('parts.profile')} actions={<PrivateFacts subject={subject} what="contact" />}>
          <DetailsTable
            caption={t('parts.profile')}
            rows={[
              {
                label: t('columns.country'),
                value: [company.city, company.country].filter(Boolean).join(', ') || '–',
              },
              { label: t('profile.otherNames'), value: company.otherNames.join(', ') || '–' },
              { label: t('profile.website'), value: company.website ?? '–' },
              { label: t('profile.source'), value: company.source ?? t('profile.registered') },
              { label: t('columns.since'), value: formatMoment(locale, company.registeredAt) },
              { label: t('profile.products'), value: t('profile.productCounts', { ...products }) },
              {
                label: t('profile.quotations'),
                value: t('profile.quotationCounts', { ...company.quotations }),
              },
            ]}
          />
        </Part>
        <Part title={t('parts.people')} actions={<PrivateFacts subject={subject} what="invitations" />}>
          <Entries
            rows={people}
            keyOf={({ userID }) => userID}
            entry={({ userID, name, role, since }) => ({
              title: <TextLink to={`/people/${userID}`}>{name}</TextLink>,
              facts: `${nameOf('roles', role)} · ${formatMoment(locale, since)}`,
            })}
          />
        </Part>
        <PlanPart company={company} />
        <LedgersPart company={company} />
        <Part title={t('parts.verification')}>
          <Entries
            rows={verification.cases}
            keyOf={({ caseID }) => caseID}
            entry={({ state, at }) => ({
              title: nameOf('verifications', state),
              facts: formatMoment(locale, at),
            })}
          />
        </Part>
      </Stack>
      <Stack space="md">
        <MeasuresPart measures={company.measures} onAct={onAct} />
        <ReportsPart reports={company.reports} held={company.held} objections={company.objections} />
        <MergesPart company={company} onAct={onAct} />
        <CasesAndLog id={businessID} />
      </Stack>
    </div>
  );
}
