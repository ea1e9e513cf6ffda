/** Where the API takes files (`multipart/form-data`): the shell forwards large bodies to these paths alone. A `*` stands for one part. */
export const uploadPaths = [
  '/api/account/message',
  '/api/clips',
  '/api/forms/*',
  '/api/listing-imports',
  '/api/messages/attachments',
  '/api/photographs',
  '/api/portfolio/*/documents',
  '/api/profile-pictures/*',
] as const;

const patterns = uploadPaths.map((path) => new RegExp(`^${path.replaceAll('*', '[^/?#]+')}/?(?:[?#]|$)`));

/** Whether files may be sent to a path, with or without its query. */
export const isUploadPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
