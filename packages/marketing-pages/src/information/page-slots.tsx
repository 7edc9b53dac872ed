import { type MembershipPlan, membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import type { PhoneContact } from '@wbn/edition/edition.ts';
import { formatLongDay } from '@wbn/edition/format.ts';
import { useEdition, useHosts } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { TerritorialLogos } from '../network/territorial-sites.tsx';
import { useLinkedText } from './information-content.ts';
import * as styles from './information-page.css.ts';
import { PlanComparison } from './plan-comparison.tsx';
import * as textStyles from './text.css.ts';
import { usePlanFacts, usePlanPrice } from './use-plan-facts.ts';

export type SlotName = 'sites' | 'packages' | 'comparison' | 'plan' | 'contacts' | 'api' | 'effective-date';

/** A component made of data, placed in a text by `<Slot name="plan" />`. */
export function PageSlot({ name, path }: { readonly name: SlotName; readonly path: string }) {
  switch (name) {
    case 'sites':
      return <TerritorialLogos />;
    case 'packages':
      return <ListingPackages />;
    case 'comparison':
      return <PlanComparison />;
    case 'plan': {
      const plan = membershipPlans.find(({ level }) => path === `/membership-${level}`);
      if (!plan) throw new Error(`${path} is no membership page`);
      return <PlanFacts plan={plan} />;
    }
    case 'contacts':
      return <ContactCards />;
    case 'api':
      return <ApiLink />;
    case 'effective-date':
      return <EffectiveDate />;
    default:
      throw new Error(`There is no slot ${name satisfies never}`);
  }
}

/** The month is written in full, as LEG-02 says it. */
function EffectiveDate() {
  const t = useText('information');
  const date = formatLongDay(useLocale(), '2019-10-21');
  return <Text tone="muted">{t('effective', { date })}</Text>;
}

function ApiLink() {
  const t = useText('information');
  const { api } = useHosts();
  return (
    <div>
      <ButtonLink href={`${api}/docs`}>{t('next.api')}</ButtonLink>
    </div>
  );
}

/** The four packages with links to their pages (INF-07). */
function ListingPackages() {
  return (
    <Columns as="ul" minimum={340}>
      {membershipPlans.map((plan) => (
        <li key={plan.level}>
          <PackageCard plan={plan} />
        </li>
      ))}
    </Columns>
  );
}

function PackageCard({ plan }: { readonly plan: MembershipPlan }) {
  const t = useText('information');
  const path = usePath();
  const page = `/membership-${plan.level}`;
  const { link: name, description } = useLinkedText(page);
  return (
    <Surface as="section" aria-label={name}>
      <Stack space="xs">
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Text weight="semibold">{usePlanPrice()(plan)}</Text>
        <MutedText>{description}</MutedText>
        <Text size="sm">
          <TextLink to={path(page)}>{t('plan.details', { name })}</TextLink>
        </Text>
      </Stack>
    </Surface>
  );
}

const standardBenefits = ['listing', 'page', 'sites', 'inquiries', 'news'] as const;

/** Price and features of a plan (CON-19); paid plans have a purchase button (INF-09). */
function PlanFacts({ plan }: { readonly plan: MembershipPlan }) {
  const t = useText('information');
  const path = usePath();
  const priceOf = usePlanPrice();
  const factsOf = usePlanFacts();
  const isPaid = plan.price > 0;
  return (
    <Stack space="lg">
      <div className={styles.facts}>
        <DetailsTable
          caption={t('plan.facts')}
          rows={[{ label: t('plan.price'), value: priceOf(plan) }, ...factsOf(plan)]}
        />
      </div>
      {isPaid && (
        <>
          <StandardBenefits />
          <div>
            <ButtonLink to={path(`/my-business?membership=choose-business&plan=${plan.level}`)}>
              {t('next.buyNow')}
            </ButtonLink>
          </div>
        </>
      )}
    </Stack>
  );
}

/** The benefits of Standard, listed below every paid package with plus signs (INF-10). */
function StandardBenefits() {
  const t = useText('information');
  return (
    <Stack space="xs">
      <Text weight="semibold">{t('plan.standardToo')}</Text>
      <ul className={`${textStyles.list} ${textStyles.plusList}`}>
        {standardBenefits.map((benefit) => (
          <li key={benefit}>{t(`plan.standard.${benefit}`)}</li>
        ))}
      </ul>
    </Stack>
  );
}

const digitsOf = (number: string) => number.replace(/[^\d+]/g, '');

/** Phone and messaging numbers by region (INF-14). */
function ContactCards() {
  const { phones, messaging } = useEdition();
  return (
    <Columns minimum={260}>
      <ContactCard name="phone" contacts={phones} linkTo={(number) => `tel:${digitsOf(number)}`} />
      <ContactCard
        name="messaging"
        contacts={messaging}
        linkTo={(number) => `https://wa.me/${digitsOf(number).slice(1)}`}
      />
    </Columns>
  );
}

interface ContactCardProps {
  readonly name: 'phone' | 'messaging';
  readonly contacts: readonly PhoneContact[];
  readonly linkTo: (number: string) => string;
}

function ContactCard({ name, contacts, linkTo }: ContactCardProps) {
  const t = useText('information');
  return (
    <Surface>
      <Stack space="sm">
        <Heading level={2} size="md">
          {t(`${name}.label`)}
        </Heading>
        <DetailsTable
          caption={t(`${name}.label`)}
          rows={contacts.map(({ region, number }) => ({
            label: t(`phone.${region}`),
            value: (
              <TextLink href={linkTo(number)} dir="ltr">
                {number}
              </TextLink>
            ),
          }))}
        />
      </Stack>
    </Surface>
  );
}
