/** Where everything about a user is looked up: the home page with the user in the address (APP-18). */
export const lookUpAddress = (userId: string): string =>
  `/?${new URLSearchParams({ user: userId })}`;
