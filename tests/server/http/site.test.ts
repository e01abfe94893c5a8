import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers });

describe('The site', () => {
  it.each(['/Culture', '/culture', '/CULTURE/', '/%43ulture'])('answers %s with the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Culture');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  it('fills in the origin that visitors see', async () => {
    expect(await (await get('/')).text()).toContain(`href="${ORIGIN}/"`);
  });

  it('tells crawlers where the site map of this very origin is', async () => {
    const response = await get('/robots.txt');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('compresses pages as the browser asks, and says nothing new with 304', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toContain('Home');
    const again = await get('/', {
      'Accept-Encoding': 'gzip, br',
      'If-None-Match': brotli.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('whose page could not be read once answers the next reader', async () => {
    const root = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(join(import.meta.dirname, '../../parts/site'), root, { recursive: true });
    const own = await openTestServer({ siteRoot: root });
    const file = join(root, 'home.html');
    await rename(file, `${file}.away`);
    expect((await own.app.request('/')).status).toBe(500);
    await rename(`${file}.away`, file);
    expect((await own.app.request('/')).status).toBe(200);
    await own.close();
    await rm(root, { recursive: true });
  });

  it('keeps assets for ever, and a missing one is never a page', async () => {
    const asset = await get('/assets/main.abc.js');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    // Nobody will ask whether it has changed.
    expect(asset.headers.get('Last-Modified')).toBeNull();
    const missing = await get('/assets/main.old.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Content-Type')).not.toContain('html');
  });

  it.each([
    '/nothing',
    '/%2FCulture',
    '/Culture%2f',
    '/site.json',
    '/home.html',
    '/not-found',
    '/../settings.ts',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%',
    '/%00',
  ])('answers %s with the page that helps, and 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Not found');
  });

  it('leads old addresses to new ones', async () => {
    const response = await get('/travel_packages?month=3');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/Alltrips?month=3');
  });

  it('protects every answer', async () => {
    for (const path of ['/', '/nothing', '/api/health', '/service-worker.js', '/icons/none.svg']) {
      const { headers } = await get(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      // ASVS 3.4.3: texts become markup or script through named policies alone.
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types pages programs");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("form-action 'none'");
      // The office frames its preview of the site, and nothing else of ours may be framed.
      expect(policy).toContain("frame-src 'self'; form-action 'none'; frame-ancestors 'none'");
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it('sends a picture with no more headers than it needs when it is opened by itself', async () => {
    const { status, headers } = await get('/icons/icon.svg');
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    for (const name of ['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options']) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
  });

  it('allows styles and a script inside a document to that document alone', async () => {
    const policyOf = async (path: string, headers = {}) =>
      (await get(path, headers)).headers.get('Content-Security-Policy');
    expect(await policyOf('/')).toContain("style-src 'self' 'sha256-of-home';");
    expect(await policyOf('/Culture')).toContain("style-src 'self' 'sha256-of-culture';");
    expect(await policyOf('/Culture')).toMatch(/script-src 'self' 'sha256-of-script' /);
    expect(await policyOf('/')).not.toContain('sha256-of-script');
    expect(await policyOf('/nothing')).toContain("style-src 'self' 'sha256-of-not-found';");
    expect(await policyOf('/api/health')).toContain("style-src 'self';");
    // A browser takes over the headers of a 304.
    const tag = (await get('/')).headers.get('ETag') ?? '';
    expect(await policyOf('/', { 'If-None-Match': tag })).toContain("'sha256-of-home'");
  });

  it('is well when the database answers, and its calls are never stored', async () => {
    const response = await get('/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});
