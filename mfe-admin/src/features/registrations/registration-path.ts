/** The drawer of an application, without language prefix. */
export const registrationPath = (id: string): string => `/admin/registrations/${id}`;
