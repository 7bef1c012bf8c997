import { type HttpHandler, HttpResponse, http } from 'msw';
import { loginPage } from '#mocks/staffLoginPage.ts';
import { issueToken, ROLES } from '#mocks/token.ts';

const HOME = '/';

/**
 * The staff login page (APP-07), played: `/staff-login?return=address` offers the five roles, and choosing one
 * goes back to the address with `jwt` added. Only addresses of this origin or of loopback are gone back to.
 */
export const staffLoginHandlers: HttpHandler[] = [
  http.get('*/staff-login', ({ request }) => {
    const given = new URL(request.url).searchParams.get('return') ?? HOME;
    const back = returnAddress(given, request.url);
    return HttpResponse.html(loginPage(back ? given : HOME, back === undefined), {
      headers: {
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'; base-uri 'none'",
      },
    });
  }),
  http.get('*/staff-login/enter', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const role = ROLES.find((one) => one === searchParams.get('role'));
    const back = returnAddress(searchParams.get('return') ?? HOME, request.url);
    if (!role || !back) return new HttpResponse('Unknown role or return address', { status: 400 });
    const seconds = Number(searchParams.get('seconds') ?? '28800');
    const status = searchParams.get('status') ?? 'active';
    back.searchParams.set('jwt', issueToken({ role, status, expiresInSeconds: seconds }));
    return new HttpResponse(null, {
      status: 303,
      headers: { location: back.href, 'cache-control': 'no-store' },
    });
  }),
];

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function returnAddress(address: string, page: string): URL | undefined {
  if (!URL.canParse(address, page)) return undefined;
  const back = new URL(address, page);
  const allowed = back.origin === new URL(page).origin || LOOPBACK.has(back.hostname);
  return allowed && /^https?:$/.test(back.protocol) ? back : undefined;
}
