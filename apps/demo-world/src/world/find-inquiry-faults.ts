import type { DemoWorld } from './demo-world.ts';

/** Inquiries of nobody, to nobody, about what is not the company's, or answered by somebody who does not work for it. */
export function findInquiryFaults({ companies, people, inquiries }: DemoWorld): string[] {
  const persons = new Set(people.map(({ key }) => key));
  const byKey = new Map(companies.map((company) => [company.key, company]));
  const worksFor = (person: string, company: string) =>
    byKey.get(company)?.members.some((member) => member.person === person) ?? false;
  return inquiries.flatMap(({ key, from, to, product, messages }) => {
    const company = byKey.get(to);
    const faults = [
      !persons.has(from.by) && `there is no person '${from.by}'`,
      from.as !== undefined && !worksFor(from.by, from.as) && `'${from.by}' does not work for '${from.as}'`,
      !company && `there is no company '${to}'`,
      from.as === to && 'a company asks itself',
      product !== undefined &&
        !company?.products.some((one) => one.key === product) &&
        `'${to}' has no product '${product}'`,
      ...messages.map(
        ({ by }) => by !== undefined && !worksFor(by, to) && `'${by}' does not work for '${to}'`,
      ),
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${key}: ${fault}`);
  });
}
