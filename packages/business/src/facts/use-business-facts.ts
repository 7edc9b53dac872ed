import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Fact } from './fact.ts';

type Profile = BusinessProfile;
type Capacity = Profile['general']['productionCapacity'];

const namesOf = (list: readonly { readonly name: string }[] | undefined) => list?.map(({ name }) => name);

/** Returns functions that list the facts of a company by section (BIZ-15, BIZ-16, BIZ-19, BIZ-21 to BIZ-23). */
export function useBusinessFacts() {
  const t = useText('business');
  const ofCards = useText('cards');
  const labels = useLabels();

  /** '1,200 - 1,500 gearboxes per year', or the known parts. */
  const productionCapacity = (capacity: Capacity) => {
    const amount = labels.amount(capacity);
    if (!capacity || amount === undefined) return undefined;
    const made = capacity.unit ? `${amount} ${capacity.unit}` : amount;
    if (!capacity.period) return made;
    // An imported company may have a period without a translation.
    const key = `period.${capacity.period}`;
    const period = t(key as 'period.day');
    // i18next returns the key when a text is missing.
    return t('capacityPer', { made, period: period === key ? capacity.period : period });
  };
  const factsOf = <Key extends LabelKey>(...facts: readonly (readonly [Key, Fact['value']])[]): Fact[] =>
    facts.map(([key, value]) => ({ key, label: ofCards(`fact.${key}` as 'fact.city'), value }));

  return {
    general: (general: Profile['general']) =>
      factsOf(
        ['businessType', general.businessType.name],
        ['industry', general.industry?.name],
        ['categories', namesOf(general.categories)],
        ['yearStablished', general.yearStablished],
        ['totalAnnualRevenue', labels.usDollars(general.totalAnnualRevenue)],
        ['totalEmployees', labels.people(general.totalEmployees)],
        ['totalProductionEmployees', labels.people(general.totalProductionEmployees)],
        ['productionCapacity', productionCapacity(general.productionCapacity)],
      ),
    factory: ({
      factorySize: size,
      numberProductionLines: lines,
      ...factory
    }: NonNullable<Profile['factory']>) =>
      factsOf(
        ['factorySize', size === undefined ? undefined : t('squareMetres', { size: labels.number(size) })],
        ['numberProductionLines', lines === undefined ? undefined : labels.number(lines)],
        ['contractManufacturing', namesOf(factory.contractManufacturing)],
      ),
    trade: ({ averageLeadTime: days, ...trade }: NonNullable<Profile['tradeCapabilities']>) =>
      factsOf(
        ['markets', namesOf(trade.markets)],
        ['spokenLanguages', namesOf(trade.spokenLanguages)],
        ['totalEmployeesSales', labels.people(trade.totalEmployeesSales)],
        [
          'averageLeadTime',
          days === undefined ? undefined : t('days', { count: days, formatted: labels.number(days) }),
        ],
      ),
    terms: (terms: NonNullable<Profile['businessTerms']>) =>
      factsOf(
        ['acceptedDeliveryTerms', namesOf(terms.acceptedDeliveryTerms)],
        ['acceptedPaymentCurrencies', namesOf(terms.acceptedPaymentCurrencies)],
        ['acceptedPaymentTypes', namesOf(terms.acceptedPaymentTypes)],
        ['packagingTypes', namesOf(terms.packagingTypes)],
      ),
  };
}

type LabelKey =
  | keyof Profile['general']
  | keyof NonNullable<Profile['factory']>
  | keyof NonNullable<Profile['tradeCapabilities']>
  | keyof NonNullable<Profile['businessTerms']>;
