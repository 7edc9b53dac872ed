import {
  bookCompanySupport,
  changeCompanyPlan,
  correctOwner,
  type DeskCompany,
  giveBoosts,
  setCompanyPublication,
} from '@wbn/contract/desk/companies.ts';
import type { DeskRight } from '@wbn/contract/desk/rights.ts';
import { type MembershipLevel, membershipLevels } from '@wbn/contract/shared/values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useDesk } from '../session/desk-context.ts';
import type { Act, ActField } from './act-dialog.tsx';
import { useMeasureAct } from './measure-act.ts';
import { useName } from './use-name.ts';

interface OfferedAct {
  readonly right: DeskRight;
  readonly act: Act;
}

/** What staff can do with a company, as far as the colleague may. */
export function useCompanyActs({ businessID, status, deletedAt, plan }: DeskCompany): readonly Act[] {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const { api, can } = useDesk();
  const measureAct = useMeasureAct();
  const params = { id: businessID };
  const reason: ActField = { name: 'reason', label: t('reason'), type: 'area' };
  const toldReason: ActField = { name: 'reason', label: t('fields.told'), type: 'area', limit: 300 };
  const wanted = status === 'published' ? 'unpublished' : 'published';
  const acts: readonly OfferedAct[] = [
    {
      right: 'change-plans',
      act: {
        ...{ title: t('acts.plan'), confirm: t('acts.plan'), lead: t('planLead') },
        fields: [
          {
            ...{ name: 'level', label: t('columns.plan'), type: 'choice', value: plan.granted },
            options: membershipLevels.map((level) => ({ value: level, text: nameOf('plans', level) })),
          },
          reason,
        ],
        send: ({ level, reason: why = '' }) =>
          api.call(changeCompanyPlan, { params, body: { level: level as MembershipLevel, reason: why } }),
      },
    },
    {
      right: 'change-plans',
      act: {
        ...{ title: t('acts.boosts'), confirm: t('acts.boosts') },
        fields: [{ name: 'count', label: t('fields.count'), type: 'number', value: '1' }, toldReason],
        send: ({ count, reason: why = '' }) =>
          api.call(giveBoosts, { params, body: { count: Number(count), reason: why } }),
      },
    },
    {
      right: 'book-support',
      act: {
        ...{ title: t('acts.support'), confirm: t('acts.support') },
        fields: [
          { name: 'minutes', label: t('fields.minutes'), type: 'number', value: '30' },
          {
            name: 'doneOn',
            label: t('fields.doneOn'),
            type: 'date',
            value: new Date().toISOString().slice(0, 10),
          },
          { name: 'note', label: t('fields.done'), type: 'area', limit: 300 },
        ],
        send: ({ minutes, doneOn = '', note = '' }) =>
          api.call(bookCompanySupport, { params, body: { minutes: Number(minutes), doneOn, note } }),
      },
    },
    {
      right: 'correct-owners',
      act: {
        ...{ title: t('acts.owner'), confirm: t('acts.owner'), lead: t('ownerLead'), isHarsh: true },
        fields: [{ name: 'userID', label: t('fields.owner'), type: 'text' }, reason],
        send: ({ userID = '', reason: why = '' }) =>
          api.call(correctOwner, { params, body: { userID: userID.trim().slice(-36), reason: why } }),
      },
    },
    {
      right: 'decide-companies',
      act: {
        ...{ title: t(`acts.${wanted}`), confirm: t(`acts.${wanted}`), lead: t('publicationLead') },
        ...{ isHarsh: wanted === 'unpublished', fields: [reason] },
        send: ({ reason: why = '' }) =>
          api.call(setCompanyPublication, { params, body: { status: wanted, reason: why } }),
      },
    },
    { right: 'sanction-accounts', act: measureAct(api, 'business', businessID) },
  ];
  return deletedAt ? [] : acts.filter(({ right }) => can(right)).map(({ act }) => act);
}
