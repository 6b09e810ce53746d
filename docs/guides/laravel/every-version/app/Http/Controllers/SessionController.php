<?php

namespace App\Http\Controllers;

use App\Http\Requests\LoginRequest;
use App\Models\User;
use App\Notifications\VerificationCode;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Hash;

class SessionController extends Controller
{
    use LogsIn;

    public function store(LoginRequest $request): JsonResponse
    {
        $user = User::where('email', $request->input('email'))->firstOrFail();
        if (! Hash::check($request->input('password'), $user->password)) {
            abort(401, 'Invalid Credentials');
        }
        if (! $user->hasVerifiedEmail()) {
            // The product opens the page that asks for the code.
            rescue(fn () => VerificationCode::mailTo($user));
            abort(403, 'Unverified user');
        }

        return $this->logIn($request, $user);
    }

    public function destroy(Request $request): Response
    {
        // currentAccessToken() is a TransientToken here, which has no delete().
        $request->user()->tokens()->delete();
        if ($request->hasSession()) {
            Auth::guard('web')->logout();
            $request->session()->invalidate();
            $request->session()->regenerateToken();
        }

        return response()->noContent();
    }
}
