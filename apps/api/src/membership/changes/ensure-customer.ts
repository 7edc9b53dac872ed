import type { Payments } from '../gateway/payments-service.ts';
import { lockMembership, updateMembership } from '../state/membership.sql.ts';

/** Makes the company a customer of the provider, before anything is charged: what is charged must be found again. */
export function ensureCustomer(
  { db, gateway }: Payments,
  { businessID, email }: { readonly businessID: string; readonly email: string },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { customer_id, company_name: companyName } = await lockMembership.only(transaction, { businessID });
    if (customer_id) return;
    const key = `customer:${businessID}`;
    const { customerID } = await gateway.createCustomer({ key, businessID, companyName, email });
    const columns = { customer_id: customerID, gateway: gateway.kind };
    await updateMembership.run(transaction, { businessID, columns });
  });
}
