/** WebKit, the engine of every iPhone, through Debian's driver: spoken to in plain WebDriver. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../server/running-server.ts';
import { WAIT_TIMEOUT } from '../timeouts.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** False where the Debian packages webkit2gtk-driver and xvfb are not installed. */
export const hasWebkit = existsSync(DRIVER) && existsSync(SCREEN);

export interface Webkit {
  goto: (address: string) => Promise<void>;
  /** Runs the body of a function in the page and gives what it returns. */
  run: <Result>(body: string) => Promise<Result>;
  /** Waits until an expression is truthy, and gives its value. */
  until: <Result>(expression: string) => Promise<Result>;
  close: () => Promise<void>;
}

/** A script that types into fields of the page. React listens for input events, not for values that a script sets. */
export const typeInto = (values: Record<string, string>): string => `
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
    const field = document.querySelector('[name=' + name + ']');
    set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }`;

export async function openWebkit(): Promise<Webkit> {
  const display = `:${100 + (process.pid % 800)}`;
  const screen = spawn(SCREEN, [display, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' });
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await listening(driver, port);
  const browserOptions = { binary: miniBrowser(), args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const session = `/session/${sessionId}`;
  const run = <Result>(body: string) =>
    call<Result>('POST', `${session}/execute/async`, {
      script: `const done = arguments[0]; (async () => { ${body} })().then(done, (error) => done(String(error)));`,
      args: [],
    });
  return {
    goto: (url) => call('POST', `${session}/url`, { url }),
    run,
    async until<Result>(expression: string) {
      const end = Date.now() + WAIT_TIMEOUT;
      for (;;) {
        // Between two documents there is nothing to run in.
        const value = await run<Result>(`return ${expression};`).catch(() => undefined);
        if (value) return value;
        if (Date.now() > end) {
          const shown = await run('return location.href + " " + document.body.innerText;').catch(String);
          throw new Error(`Waited in vain for ${expression}\n\nWhat the page showed:\n${shown}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

/** The small browser that comes with the engine. */
function miniBrowser(): string {
  const files = execFileSync('find', ['/usr/lib', '-name', 'MiniBrowser', '-type', 'f'], {
    encoding: 'utf8',
  });
  return files.split('\n')[0] ?? '';
}

async function listening(driver: ChildProcess, port: number): Promise<void> {
  while (driver.exitCode === null) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The WebKit driver ended at once');
}
