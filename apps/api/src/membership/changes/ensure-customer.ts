import type { Payments } from '../gateway/payments-service.ts';
import { findMembership, lockMembership, updateMembership } from '../state/membership.sql.ts';

/** Makes the company a customer of the provider before anything is charged, so that a charge can be found again. Gives the customer's id. */
export async function ensureCustomer(
  { db, gateway }: Payments,
  { businessID, email }: { readonly businessID: string; readonly email: string },
): Promise<string> {
  const { customer_id, company_name: companyName } = await findMembership.only(db, { businessID });
  if (customer_id) return customer_id;
  const key = `customer:${businessID}`;
  const { customerID } = await gateway.createCustomer({ key, businessID, companyName, email });
  return db.transaction().execute(async (transaction) => {
    const { customer_id: present } = await lockMembership.only(transaction, { businessID });
    if (present) return present;
    const columns = { customer_id: customerID, gateway: gateway.kind };
    await updateMembership.run(transaction, { businessID, columns });
    return customerID;
  });
}
