// Without Zod, because pages of visitors read some of these.

/** Most companies that hear of a request for quotation, and most offers that it gets. */
export const mostInvited = 30;
export const mostOffers = 5;

/** Most companies that a buyer names besides those that fit. */
export const mostNamedCompanies = 10;

/** Most questions about a request for quotation, of one company and of all; most changes of an offer a day. */
export const mostQuestionsOfCompany = 5;
export const mostQuestions = 30;
export const mostOfferChangesADay = 20;

/** Days until a request for quotation closes by itself: the choices, and the one that is chosen before. */
export const openDaysChoices = [3, 7, 14] as const;
export const usualOpenDays = 14;

/** Limits of a buyer (a person, in whatever name they ask), and of a supplier (a company). */
export const mostOpenQuotations = 3;
export const mostQuotationsAMonth = 10;
export const mostOffersADay = 20;

/** Most wanted certificates, and most countries of suppliers. */
export const mostWantedCertificates = 5;
export const mostWantedCountries = 20;

/** Requests for quotation per page. */
export const quotationPageSize = 20;

/**
 * `business` of a saved search (`save-search`) of open requests for quotation, which has the filters of `list-open-quotations`:
 * `business=RQ&search=pump&category=0004.02&country=IT&certificate=iso-9001`.
 */
export const openQuotationsCode = 'RQ';
