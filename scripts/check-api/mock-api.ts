import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendWebResponse, toWebRequest } from '../../e2e/bridge/http.ts';
import { type MockControl, startMockServer } from '../../mock-server/index.ts';

/**
 * Changes or replaces a response of the mock server. `answer` sends the request, or another one, to the mock
 * server and may be called once.
 */
export type AnswerChange = (
  request: Request,
  answer: (other?: Request) => Promise<Response>,
) => Response | Promise<Response>;

export interface MockApi {
  url: string;
  control: MockControl;
  readCode(email: string): Promise<string | null>;
  close(): Promise<void>;
}

export const MOCK_ACCOUNT = ['--email', 'ana@correo.mx', '--password', 'papas con chile'];

export async function startMockApi(change: AnswerChange = (_, answer) => answer()): Promise<MockApi> {
  const control = startMockServer({ players: 50, intercept: false, pageAdapter: null });

  async function pass(message: IncomingMessage, response: ServerResponse) {
    try {
      const request = await toWebRequest(message, response, `http://${message.headers.host}`);
      const original = request.clone();
      await sendWebResponse(await change(original, (other = request) => control.handle(other)), response);
    } catch {
      response.destroy();
    }
  }

  const server = createServer((message, response) => void pass(message, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    control,
    readCode: async (to) => control.mail.last({ to, kind: 'code' })?.secret ?? null,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          control.shutdown();
          closed();
        });
        server.closeAllConnections();
      }),
  };
}
