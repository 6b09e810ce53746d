<?php

namespace App\Http\Controllers;

use App\Models\User;
use App\Notifications\VerificationCode;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Hash;
use Illuminate\Validation\ValidationException;

class VerificationController extends Controller
{
    use LogsIn;

    public function store(Request $request): JsonResponse
    {
        $user = $this->findUnverified($request);
        $request->validate(['otp' => ['required', 'string', 'max:6']]);
        $kept = Cache::get("code.{$user->id}");
        if (! $kept || ! Hash::check($request->input('otp'), $kept['hash'])) {
            throw ValidationException::withMessages(['otp' => 'Invalid verification code']);
        }
        if ($kept['until'] < now()->getTimestamp()) {
            throw ValidationException::withMessages(['otp' => 'The verification code has expired']);
        }
        Cache::forget("code.{$user->id}");
        $user->markEmailAsVerified();

        return $this->logIn($request, $user);
    }

    public function resend(Request $request): JsonResponse
    {
        VerificationCode::mailTo($this->findUnverified($request));

        return response()->json(['message' => 'Verification code sent']);
    }

    private function findUnverified(Request $request): User
    {
        $request->validate(['email' => ['bail', 'required', 'string', 'email', 'exists:users,email']]);
        $user = User::where('email', $request->input('email'))->firstOrFail();
        abort_if($user->hasVerifiedEmail(), 409, 'User already verified');

        return $user;
    }
}
