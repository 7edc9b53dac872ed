/** All that is cached of a company's membership. */
export const membershipKey = (businessID: string) => ['load-membership', businessID] as const;
export const invoicesKey = (businessID: string) => ['list-invoices', businessID] as const;
