/**
 * Where everything about a user is looked up: the home page with the user in the address (APP-18); `other` stands
 * beside the user there (WHY-05).
 */
export const lookUpAddress = (userId: string, other = ''): string =>
  `/?${new URLSearchParams({ user: userId, ...(other !== '' && { with: other }) })}`;
